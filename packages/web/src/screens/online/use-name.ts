import { useEffect, useState } from 'preact/hooks';
import { whoAmI, type Trouble } from './api.ts';

export interface Known {
  /** Undefined as long as nobody has answered, null for somebody without a name. */
  readonly name: string | null | undefined;
  readonly trouble: Trouble | null;
  readonly setName: (name: string) => void;
}

/** Who sits at this device, as the server knows them. */
export function useName(): Known {
  const [name, setName] = useState<string | null | undefined>();
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  useEffect(() => {
    void whoAmI().then((told) => {
      if (told.ok) setName(told.value.name);
      else setTrouble(told.trouble);
    });
  }, []);
  return { name, trouble, setName };
}
