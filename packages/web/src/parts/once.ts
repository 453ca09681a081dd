/** The second half of a double click would answer a question that nobody has read yet. */
export const once =
  (act: () => void) =>
  ({ detail }: MouseEvent): void => {
    if (detail < 2) act();
  };
