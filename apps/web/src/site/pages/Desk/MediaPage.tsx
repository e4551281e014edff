import type { MediaEntry } from '@naru/api'
import { Button } from '@naru/ui/Button'
import { useState } from 'react'
import { useDeskMediaText } from '../../text/deskMedia'
import { DeskFrame } from './DeskFrame'
import { MediaDetails } from './MediaDetails'
import { MediaLibrary } from './MediaLibrary'
import { MediaUpload } from './MediaUpload'
import { QuotaNote } from './QuotaNote'
import { useMediaAddress } from './useMediaAddress'

/** Pictures and recordings of all papers. */
export const MediaPage = () => {
  const text = useDeskMediaText()
  const [filter, show] = useMediaAddress()
  const [open, setOpen] = useState<MediaEntry | 'new'>()
  return (
    <DeskFrame
      title={text.title}
      lead={text.lead}
      action={
        <Button variant="primary" iconStart="plus" onPress={() => setOpen('new')}>
          {text.upload.add}
        </Button>
      }
    >
      <QuotaNote of={['files', 'speakers']} />
      <MediaLibrary
        key={filter.search}
        filter={filter}
        onShow={show}
        renderActions={(entry) => (
          <Button size="small" aria-label={text.entry.open(entry.title)} onPress={() => setOpen(entry)}>
            {text.entry.details}
          </Button>
        )}
      />
      {open === 'new' && <MediaUpload onClose={() => setOpen(undefined)} />}
      {open !== undefined && open !== 'new' && <MediaDetails entry={open} onClose={() => setOpen(undefined)} />}
    </DeskFrame>
  )
}
