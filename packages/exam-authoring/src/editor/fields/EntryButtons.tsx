import { IconButton } from '@naru/ui/IconButton'
import { Inline } from '@naru/ui/Inline'

interface EntryButtonsProps {
  index: number
  count: number
  labels: { up: string; down: string; remove: string }
  onMove: (to: number) => void
  /** @default it cannot be removed */
  onRemove?: (() => void) | false
}

export const EntryButtons = ({ index, count, labels, onMove, onRemove = false }: EntryButtonsProps) => (
  <Inline gap={2} wrap={false}>
    <IconButton
      size="small"
      icon="chevronUp"
      label={labels.up}
      isDisabled={index === 0}
      onPress={() => onMove(index - 1)}
    />
    <IconButton
      size="small"
      icon="chevronDown"
      label={labels.down}
      isDisabled={index === count - 1}
      onPress={() => onMove(index + 1)}
    />
    <IconButton
      size="small"
      icon="trash"
      label={labels.remove}
      isDisabled={onRemove === false}
      {...(onRemove !== false && { onPress: onRemove })}
    />
  </Inline>
)
