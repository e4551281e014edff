import { mediaQuery } from '@naru/api'
import type { EditorMedia, MediaTarget } from '@naru/exam-kit/editor'
import { Button } from '@naru/ui/Button'
import { Dialog } from '@naru/ui/Dialog'
import { Image } from '@naru/ui/Image'
import { SegmentedControl } from '@naru/ui/SegmentedControl'
import { Stack } from '@naru/ui/Stack'
import { Text } from '@naru/ui/Text'
import { TextField } from '@naru/ui/TextField'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { api } from '../../../shared/api'
import { useDeskText } from '../../text/desk'
import { AddFile } from './AddFile'
import { Pages } from './BankDialog'
import * as css from './Desk.css'
import { DeskLoaded } from './DeskLoaded'
import { asEditorMedia } from './editorParts'
import { mediaEdit } from './mediaEdit'
import type { PaperSession } from './session/paperSession'

/** Props of FilesDialog. */
export interface FilesDialogProps {
  /** Where the file goes. */
  target: MediaTarget
  session: PaperSession
  onMedia: (files: readonly EditorMedia[]) => void
  onClose: () => void
}

/** Chooses a file of the media library for a field of the draft, or adds one from the device. */
export const FilesDialog = ({ target, session, onMedia, onClose }: FilesDialogProps) => {
  const words = useDeskText()
  const { files: text } = words
  const [source, setSource] = useState<'library' | 'device'>('library')
  const use = (file: EditorMedia) => {
    onMedia([file])
    const edit = mediaEdit(session.getState().draft, target, file.name)
    if (edit !== undefined) session.edit(edit)
    onClose()
  }
  return (
    <Dialog
      title={target.kind === 'picture' ? text.pictures : text.clips}
      isOpen
      wide
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <Stack gap={16}>
        <SegmentedControl
          label={text.add}
          items={[
            { id: 'library', label: text.fromLibrary },
            { id: 'device', label: text.fromDevice },
          ]}
          value={source}
          onChange={setSource}
        />
        {source === 'library' ? (
          <Library kind={target.kind} onUse={use} />
        ) : (
          <AddFile kind={target.kind} onAdded={use} />
        )}
      </Stack>
    </Dialog>
  )
}

interface LibraryProps {
  kind: EditorMedia['kind']
  onUse: (file: EditorMedia) => void
}

const Library = ({ kind, onUse }: LibraryProps) => {
  const { files: text } = useDeskText()
  const [search, setSearch] = useState('')
  const [page, setPage] = useState(1)
  const wanted = useDeferredValue(search.trim())
  const files = useQuery(mediaQuery(api, { kind, page, ...(wanted !== '' && { search: wanted }) }))
  return (
    <>
      <TextField
        label={text.search}
        type="search"
        value={search}
        onChange={(value) => {
          setSearch(value)
          setPage(1)
        }}
      />
      <DeskLoaded query={files}>
        {({ entries, pageSize, total }) =>
          entries.length === 0 ? (
            <Text tone="muted">{text.empty}</Text>
          ) : (
            <>
              <ul role="list" className={css.files} aria-label={text.list}>
                {entries.map((entry) => (
                  <li key={entry.name} className={css.file}>
                    {kind === 'picture' ? (
                      <Image
                        src={asEditorMedia(entry).url}
                        alt={entry.alt ?? ''}
                        width={160}
                        height={120}
                        fit="contain"
                      />
                    ) : (
                      // oxlint-disable-next-line jsx-a11y/media-has-caption -- a recording of the exam; its script is elsewhere
                      <audio
                        controls
                        preload="none"
                        src={asEditorMedia(entry).url}
                        aria-label={entry.title}
                        className={css.clip}
                      />
                    )}
                    <Text size="sm">{entry.title}</Text>
                    <Button size="small" aria-label={text.use(entry.title)} onPress={() => onUse(asEditorMedia(entry))}>
                      {text.useShort}
                    </Button>
                  </li>
                ))}
              </ul>
              <Pages page={page} pages={Math.ceil(total / pageSize)} onShow={setPage} />
            </>
          )
        }
      </DeskLoaded>
    </>
  )
}
