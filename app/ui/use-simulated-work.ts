import { useEffect, useEffectEvent, useState } from 'react';

/** Simulated work of a fixed duration, in milliseconds: its busy flag, and functions to start and stop it. */
export function useSimulatedWork(
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
