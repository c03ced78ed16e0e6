import { IconButton, Inline } from '@haat/design-system';
import { t } from '@haat/i18n';
import type { FocusFollows } from './use-focus-follows';

interface MoveButtonsProps {
  /** Unlike that of any other row of the step. */
  id: string;
  /** As the buttons call it: "the lesson “Starter”". */
  name: string;
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: -1 | 1) => void;
  focus: FocusFollows;
}

/** One place up or down. The focus goes along, so that a key pressed again moves the same thing again. */
export function MoveButtons({ id, name, isFirst, isLast, onMove, focus }: MoveButtonsProps) {
  const [up, down] = [`${id}-up`, `${id}-down`];
  return (
    <Inline space="0" wrap={false}>
      <IconButton
        label={t('Move {name} up', { name })}
        icon="arrowUp"
        size={20}
        disabled={isFirst}
        buttonRef={focus.button(up)}
        onPress={() => {
          onMove(-1);
          focus.follow(up, down);
        }}
      />
      <IconButton
        label={t('Move {name} down', { name })}
        icon="arrowDown"
        size={20}
        disabled={isLast}
        buttonRef={focus.button(down)}
        onPress={() => {
          onMove(1);
          focus.follow(down, up);
        }}
      />
    </Inline>
  );
}
