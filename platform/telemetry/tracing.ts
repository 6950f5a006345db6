/** What a span of a request says beside its times: no address, path or word of a visitor. */
export interface AskedRequest {
  method: string;
  /** `/product/:handle`. */
  route: string;
  requestId: string;
  /** The W3C header of who asked, if there was one. */
  traceparent: string | undefined;
}

/** Spans for who collects them. */
export interface Tracing {
  /** One span while `answer` runs, with one below it for each call of another company; `answer` gives the status. */
  request(asked: AskedRequest, answer: () => Promise<number>): Promise<void>;
  /** Sends what waits. */
  stop(): Promise<void>;
}
