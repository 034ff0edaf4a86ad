export function Prospection() {
  return null;
}
