/** An event of a stream; `name` is `message` where none was given. */
export interface StreamEvent {
  name: string;
  id: string | null;
  data: string;
}

/**
 * Reads server-sent events as they come, in whatever pieces. Comments are left out, and so is what was not finished when the stream ended.
 */
export function eventReader(tell: (event: StreamEvent) => void): (piece: string) => void {
  let rest = '';
  return (piece) => {
    rest += piece.replaceAll('\r\n', '\n');
    for (let end = rest.indexOf('\n\n'); end >= 0; end = rest.indexOf('\n\n')) {
      const event = parsed(rest.slice(0, end));
      rest = rest.slice(end + 2);
      if (event) tell(event);
    }
  };
}

function parsed(block: string): StreamEvent | null {
  const event: StreamEvent = { name: 'message', id: null, data: '' };
  let isEvent = false;
  for (const line of block.split('\n')) {
    const [, field, value = ''] = /^(\w+):? ?(.*)$/.exec(line) ?? [];
    if (field === 'event') event.name = value;
    if (field === 'id') event.id = value;
    if (field === 'data') {
      event.data += (isEvent ? '\n' : '') + value;
      isEvent = true;
    }
  }
  return isEvent ? event : null;
}
