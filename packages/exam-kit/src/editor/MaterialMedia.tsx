import { saysOtherLines, type ClipHead, type ClipHolder } from '../recorder/rules'
import * as css from './editor.css'
import { useEditorText } from './editorText'
import { errorAt } from './faultWords'
import { MediaField } from './MediaField'
import type { MediaByName, MediaTarget } from './media'
import type { Changes, DraftFault, DraftMaterial } from './model'

/** Props of MaterialMedia. */
export interface MaterialMediaProps {
  /** What has the files. */
  material: DraftMaterial & ClipHolder
  /** What is said before its clip. */
  clipHead: ClipHead
  /** The question or the group that the files belong to. */
  part: MediaTarget['part']
  /** Whether a picture can be chosen. */
  hasPicture: boolean
  /** Whether recordings can be chosen. */
  hasClip: boolean
  /** The files by media name. */
  media: MediaByName
  /** What the checks say. */
  faults: readonly DraftFault[]
  /** Whether nothing can be changed. */
  isReadOnly: boolean
  /** Receives the changes. */
  onChange: (changes: Changes<Pick<DraftMaterial, 'photo' | 'audio' | 'dialogue'>>) => void
  /** Opens the library for a field. */
  onPickMedia: (target: MediaTarget) => void
  /** Opens the recorder for a field. @default there is no recorder */
  onRecord?: ((target: MediaTarget) => void) | undefined
}

/** Picture and recordings of a question or a group. */
export const MaterialMedia = (props: MaterialMediaProps) => {
  const { material, clipHead, part, hasPicture, hasClip, media, faults, isReadOnly, onChange, onPickMedia, onRecord } =
    props
  const words = useEditorText()
  const { question: text } = words
  const fileOf = (name: string | undefined) => (name === undefined ? undefined : media.get(name))
  const says = fileOf(material.audio)?.says
  const isOldClip = says !== undefined && saysOtherLines(material, clipHead, says)
  const field = (name: 'photo' | 'audio' | 'dialogue', label: string, description?: string) => {
    const target: MediaTarget = { kind: name === 'photo' ? 'picture' : 'clip', part, field: name }
    return (
      <MediaField
        label={label}
        kind={target.kind}
        name={material[name]}
        media={fileOf(material[name])}
        field={name}
        description={description}
        error={errorAt(words, faults, name)}
        warning={name === 'audio' && isOldClip ? words.media.oldClip : undefined}
        isReadOnly={isReadOnly}
        onChoose={() => onPickMedia(target)}
        onRecord={name === 'audio' && onRecord !== undefined ? () => onRecord(target) : undefined}
        onRemove={() => onChange({ [name]: undefined })}
      />
    )
  }
  return (
    <div className={css.pairs}>
      {hasPicture && field('photo', text.picture)}
      {hasClip && field('audio', text.clip, text.clipHelp)}
      {hasClip &&
        (material.audio !== undefined || material.dialogue !== undefined) &&
        field('dialogue', text.dialogue, text.dialogueHelp)}
    </div>
  )
}
