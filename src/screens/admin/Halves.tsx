import { Inline, type Segment, SegmentedControl } from '@haat/design-system';

interface HalvesProps<Value extends string> {
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  options: readonly Segment<Value>[];
}

/** What waits, and what is over. */
export function Halves<Value extends string>(props: HalvesProps<Value>) {
  return (
    <Inline space="8">
      <SegmentedControl {...props} />
    </Inline>
  );
}
