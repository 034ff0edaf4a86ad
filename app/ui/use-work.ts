import { useEffect, useEffectEvent, useState } from 'react';

/** Work that takes its time, in milliseconds: whether it is under way, and what begins or stops it. */
export function useWork(
  delay: number,
  onDone: () => void,
): [isWorking: boolean, setIsWorking: (isWorking: boolean) => void] {
  const [isWorking, setIsWorking] = useState(false);
  const finish = useEffectEvent(() => {
    setIsWorking(false);
    onDone();
  });
  useEffect(() => {
    if (!isWorking) return;
    const timer = setTimeout(finish, delay);
    return () => clearTimeout(timer);
  }, [isWorking, delay]);
  return [isWorking, setIsWorking];
}
