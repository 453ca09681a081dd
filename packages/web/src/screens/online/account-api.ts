import { call, type Told } from './api.ts';

type Values = Readonly<Record<string, string>>;
interface WithCodes {
  readonly codes: readonly string[];
}

export const register = (values: Values): Promise<Told<WithCodes>> => call('account', values);
export const changePassphrase = (values: Values): Promise<Told<WithCodes>> =>
  call('account/passphrase', values);
export const signInAs = (values: Values): Promise<Told<unknown>> => call('account/sign-in', values);
export const recover = (values: Values): Promise<Told<unknown>> => call('account/recover', values);
export const signOut = (): Promise<Told<unknown>> => call('account/sign-out', {});
export const offerDevice = (): Promise<Told<{ readonly code: string; readonly until: number }>> =>
  call('account/handover', {});
export const takeDevice = (values: Values): Promise<Told<unknown>> =>
  call('session/handover', values);
export const forgetMe = (name: string): Promise<Told<unknown>> => call('account/delete', { name });
