import { Button } from '@naru/ui/Button'
import { useSharedText } from '../text'

/** Closes a dialog without doing what it asks. */
export const CancelButton = ({ onPress }: { onPress: () => void }) => (
  <Button onPress={onPress}>{useSharedText()('cancel')}</Button>
)
