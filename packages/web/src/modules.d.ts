declare module 'zzfx' {
  export const ZZFX: {
    volume: number;
    readonly play: (...parameters: (number | undefined)[]) => unknown;
  };
}

declare module 'virtual:rules/*' {
  export const rules: readonly {
    readonly id: string;
    readonly title: string;
    readonly text: string;
    readonly chapter: string;
  }[];
  export const chapters: readonly {
    readonly part: 'overview' | 'examples';
    readonly title: string;
    readonly texts: readonly string[];
  }[];
}
