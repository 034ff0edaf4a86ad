/** Opens the stream that React Router's inline scripts fill with the page's data. */
export function openDataStream(): void {
  __reactRouterContext.stream = new ReadableStream<string>({
    start(controller) {
      __reactRouterContext.streamController = controller;
    },
  }).pipeThrough(new TextEncoderStream());
}
