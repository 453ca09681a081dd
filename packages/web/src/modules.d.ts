declare module 'zzfx' {
  export const zzfx: (...parameters: (number | undefined)[]) => unknown;
}

declare module 'virtual:rules/*' {
  export const rules: readonly {
    readonly id: string;
    readonly title: string;
    readonly text: string;
    readonly chapter: string;
  }[];
}
