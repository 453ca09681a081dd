import { TYPE, parse, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import type { Cases, Message, Part } from './format.ts';

type Options = Readonly<Record<string, { readonly value: readonly MessageFormatElement[] }>>;

const casesOf = (options: Options): Cases =>
  Object.fromEntries(Object.entries(options).map(([key, { value }]) => [key, value.map(partOf)]));

function partOf(element: MessageFormatElement): Part {
  switch (element.type) {
    case TYPE.literal:
      return element.value;
    case TYPE.argument:
      return [element.value];
    case TYPE.pound:
      return 0;
    case TYPE.select:
      return [element.value, casesOf(element.options)];
    case TYPE.plural:
      return [element.value, casesOf(element.options), element.offset];
    default:
      throw new Error(`messages do not use this: ${JSON.stringify(element)}`);
  }
}

/** Texts are written as ICU messages and read when the app is built, so that their parser stays at home. */
export const compile = (message: string): Message =>
  parse(message, { captureLocation: false }).map(partOf);
