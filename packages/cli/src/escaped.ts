const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** Text that is safe between tags and in attributes. */
export const escaped = (text: string): string => text.replace(/[&<>"]/g, (c) => ENTITIES[c]!);
