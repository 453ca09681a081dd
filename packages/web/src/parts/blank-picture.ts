const BLANK = './art/cards/blank.svg';

/** Cards of other editions have ids without a picture: an uncarved block stands for them. */
export const showBlankPictures = (): void =>
  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLImageElement && target.getAttribute('src') !== BLANK)
        target.src = BLANK;
    },
    true,
  );
