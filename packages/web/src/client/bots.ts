import { t } from '../text/text.ts';

/** Bots by the name under which the table asks for them, weakest first. */
export const BOTS = ['squire', 'captain', 'marshal', 'earl'] as const;
export type BotName = (typeof BOTS)[number];

/** The one that a newcomer meets. */
export const FIRST_BOT: BotName = 'squire';

export const botName = (bot: BotName): string => t(`bot.${bot}`);
