/** A 31-bit number from the game's key and the decision: the same game asks the same bot the same way. */
export function botSeed(key: string, decision: number): number {
  let hash = 2166136261 ^ decision;
  for (let i = 0; i < key.length; i++) hash = Math.imul(hash ^ key.charCodeAt(i), 16777619);
  return (hash ^ (hash >>> 15)) & 0x7fffffff;
}
