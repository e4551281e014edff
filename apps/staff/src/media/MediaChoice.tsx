import type { MediaEntry } from '@naru/api'
import { Button } from '@naru/ui/Button'
import { Dialog } from '@naru/ui/Dialog'
import { Stack } from '@naru/ui/Stack'
import { useState } from 'react'
import { useDeskMediaText } from '../text/deskMedia'
import { MediaLibrary, type MediaFilter } from './MediaLibrary'
import { MediaUploadForm } from './MediaUpload'
import type { MediaKind } from './mediaFile'

interface MediaChoiceProps {
  kind: MediaKind
  onChoose: (entry: MediaEntry) => void
  onClose: () => void
}

/** Chooses a file of the library for a question, or adds one. Open while rendered. */
export const MediaChoice = ({ kind, onChoose, onClose }: MediaChoiceProps) => {
  const t = useDeskMediaText()
  const [filter, setFilter] = useState<MediaFilter>({ page: 1, search: '', kind })
  const [isAdding, setAdding] = useState(false)
  return (
    <Dialog title={t(`choice.${kind}`)} wide onClose={onClose}>
      {isAdding ? (
        <MediaUploadForm kind={kind} onCancel={() => setAdding(false)} onAdded={onChoose} />
      ) : (
        <Stack gap={16}>
          <div>
            <Button iconStart="plus" onPress={() => setAdding(true)}>
              {t('upload.add')}
            </Button>
          </div>
          <MediaLibrary
            filter={filter}
            onShow={(next) => setFilter((current) => ({ ...current, page: 1, ...next }))}
            isKindFixed
            renderActions={(entry) => (
              <Button
                variant="primary"
                size="small"
                aria-label={t('choice.use', { title: entry.title })}
                onPress={() => onChoose(entry)}
              >
                {t(`choice.${kind}`)}
              </Button>
            )}
          />
        </Stack>
      )}
    </Dialog>
  )
}
