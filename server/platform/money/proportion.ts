/** `whole × part / of`, rounded half up. The products are larger than what doubles hold exactly. */
export function proportion(whole: number, part: number, of: number): number {
  const [numerator, denominator] = [BigInt(whole) * BigInt(part), BigInt(of)];
  return Number((numerator * 2n + denominator) / (denominator * 2n));
}
