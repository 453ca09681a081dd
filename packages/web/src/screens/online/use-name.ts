import { useCallback, useEffect, useState } from 'preact/hooks';
import { whoAmI, type Trouble } from './api.ts';
import { keepPlace } from './push-here.ts';

export interface Known {
  /** Undefined as long as nobody has answered, null for somebody without a name. */
  readonly name: string | null | undefined;
  readonly guest: boolean;
  readonly trouble: Trouble | null;
  readonly setName: (name: string) => void;
  /** Asks the server once more. */
  readonly again: () => void;
}

/** Who sits at this device, as the server knows them. */
export function useName(): Known {
  const [name, setName] = useState<string | null | undefined>();
  const [guest, setGuest] = useState(true);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const again = useCallback((): void => {
    void whoAmI().then((told) => {
      if (!told.ok) setTrouble(told.trouble);
      else {
        setName(told.value.name);
        setGuest(told.value.guest);
      }
    });
  }, []);
  useEffect(again, []);
  useEffect(() => void (name && keepPlace()), [name]);
  return { name, guest, trouble, setName, again };
}
