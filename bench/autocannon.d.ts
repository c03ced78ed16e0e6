/** What we use of autocannon, which brings no types. */
declare module 'autocannon' {
  interface Options {
    url: string;
    headers?: Record<string, string>;
    connections: number;
    /** Seconds. */
    duration: number;
  }
  interface Result {
    duration: number;
    requests: { total: number };
    latency: { p50: number; p99: number };
    non2xx: number;
    errors: number;
    timeouts: number;
  }
  export default function autocannon(options: Options): Promise<Result>;
}
