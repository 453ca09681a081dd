import { Icon } from '../../parts/Icon.tsx';
import { labelled } from '../../text/text.ts';
import { TOPICS, topicState, type Course, type Topic } from './course.ts';
import { SCRIPT } from './script.ts';
import { say } from './words.ts';
import styles from './Tutor.module.css';

const ICONS: Readonly<Record<Topic, string>> = {
  tavern: 'tavern',
  construct: 'construct',
  signs: 'search',
  location: 'gain',
  overrun: 'warning',
  undo: 'undo',
  combat: 'sword',
  level: 'level-up',
  quests: 'quests',
  allies: 'cleanse',
  council: 'candle-lit',
  end: 'crown',
};

/** What is learnt and what is still to come. */
export function Checklist({ course }: { readonly course: Course }) {
  const states = TOPICS.map((topic) => ({ topic, state: topicState(SCRIPT, course, topic) }));
  const done = states.filter(({ state }) => state !== 'open').length;
  const current = SCRIPT.find(({ id }) => id === course.current)?.topic;
  return (
    <ol class={styles.topics} aria-label={say('progress', { done, all: TOPICS.length })}>
      {states.map(({ topic, state }) => {
        const words = labelled(say(`topic.${topic}`), say(`state.${state}`));
        return (
          <li
            key={topic}
            data-state={state}
            aria-current={topic === current ? 'step' : undefined}
            title={words}
          >
            <Icon name={state === 'open' ? ICONS[topic] : 'check'} />
            <span class="unseen">{words}</span>
          </li>
        );
      })}
    </ol>
  );
}
