import { noteTrouble } from '../base/report.ts';
import { settings } from '../base/settings.ts';

/** A room with a fire: a soft draught, and now and then a crackle. No music, and nothing that is fetched. */

const SECONDS = 6;
const DRAUGHT = 0.11;
const CRACKLE = 0.05;
/** Between two crackles, in milliseconds. */
const SHORTEST = 250;
const LONGEST = 2600;

/** Noise in which low tones prevail, made once and played in a circle. */
function noise(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, SECONDS * context.sampleRate, context.sampleRate);
  const data = buffer.getChannelData(0);
  let last = 0;
  for (let i = 0; i < data.length; i++) {
    last = (last + 0.02 * (Math.random() * 2 - 1)) / 1.02;
    // Both ends are silent, so that the circle has no seam.
    data[i] = last * 3.5 * Math.sin((Math.PI * i) / data.length) ** 0.3;
  }
  return buffer;
}

function draught(context: AudioContext, out: AudioNode): void {
  const source = new AudioBufferSourceNode(context, { buffer: noise(context), loop: true });
  const low = new BiquadFilterNode(context, { type: 'lowpass', frequency: 420 });
  const gain = new GainNode(context, { gain: DRAUGHT });
  source.connect(low).connect(gain).connect(out);
  source.start();
}

function crackle(context: AudioContext, out: AudioNode): void {
  const at = context.currentTime;
  const tone = new OscillatorNode(context, {
    type: 'triangle',
    frequency: 900 + Math.random() * 2200,
  });
  const gain = new GainNode(context, { gain: CRACKLE * Math.random() });
  gain.gain.exponentialRampToValueAtTime(0.0001, at + 0.04 + Math.random() * 0.05);
  tone.connect(gain).connect(out);
  tone.start(at);
  tone.stop(at + 0.1);
}

/** Burns until it is put out. */
function kindle(): () => void {
  const context = new AudioContext();
  const out = new GainNode(context, { gain: settings.getState().volume / 100 });
  out.connect(context.destination);
  draught(context, out);
  let timer = 0;
  const next = (): void => {
    crackle(context, out);
    timer = window.setTimeout(next, SHORTEST + Math.random() * (LONGEST - SHORTEST));
  };
  next();
  const louder = settings.subscribe(({ volume }) => (out.gain.value = volume / 100));
  return () => {
    louder();
    clearTimeout(timer);
    void context.close().catch(noteTrouble);
  };
}

const wanted = (): boolean => {
  const { sound, ambience } = settings.getState();
  return sound && ambience && !document.hidden && Boolean(navigator.userActivation?.hasBeenActive);
};

/** Follows the settings, and falls silent where nobody looks; what is given ends it. */
export function tendFire(): () => void {
  let out: (() => void) | null = null;
  const look = (): void => {
    if (wanted() === (out !== null)) return;
    out?.();
    out = wanted() ? kindle() : null;
  };
  const unsettle = settings.subscribe(look);
  document.addEventListener('visibilitychange', look);
  addEventListener('pointerdown', look);
  look();
  return () => {
    unsettle();
    document.removeEventListener('visibilitychange', look);
    removeEventListener('pointerdown', look);
    out?.();
  };
}
