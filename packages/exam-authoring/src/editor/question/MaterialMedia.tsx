import { saysOtherLines, type ClipHead, type ClipHolder } from '../../recorder/rules'
import { DraftField } from '../fields/DraftField'
import * as css from '../editor.css'
import { useEditorText } from '../editorText'
import { MediaField } from '../fields/MediaField'
import type { MediaTarget } from '../fields/media'
import type { Changes, DraftMaterial } from '../model'
import { asNumber, numberText } from '../fields/numbers'
import { usePart } from '../fields/partContext'

interface MaterialMediaProps {
  material: DraftMaterial & ClipHolder
  /** What is said before its clip. */
  clipHead: ClipHead
  /** The question or the group that the files belong to. */
  part: MediaTarget['part']
  hasPicture: boolean
  hasClip: boolean
  onChange: (changes: Changes<Pick<DraftMaterial, 'photo' | 'audio' | 'audioStart' | 'dialogue' | 'turns'>>) => void
}

/** Picture and recordings of a question or a group. */
export const MaterialMedia = (props: MaterialMediaProps) => {
  const { material, clipHead, part, hasPicture, hasClip, onChange } = props
  const { media, onPickMedia, onRecord } = usePart()
  const t = useEditorText()
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
        field={name}
        description={description}
        warning={name === 'audio' && isOldClip ? t('media.oldClip') : undefined}
        onChoose={() => onPickMedia(target)}
        onRecord={name === 'audio' && onRecord !== undefined ? () => onRecord(target) : undefined}
        onRemove={() =>
          onChange({
            [name]: undefined,
            ...(name === 'audio' && { audioStart: undefined }),
            ...(name !== 'photo' && { turns: undefined }),
          })
        }
      />
    )
  }
  return (
    <div className={css.pairs}>
      {hasPicture && field('photo', t('question.picture'))}
      {hasClip && field('audio', t('question.clip'), t('question.clipHelp'))}
      {hasClip && material.audio !== undefined && (
        <DraftField
          label={t('question.audioStart')}
          description={t('question.audioStartHelp')}
          inputMode="numeric"
          field="audioStart"
          value={String(material.audioStart ?? '')}
          normalize={numberText}
          onCommit={(typed) => onChange({ audioStart: asNumber(typed) })}
        />
      )}
      {hasClip &&
        (material.audio !== undefined || material.dialogue !== undefined) &&
        field('dialogue', t('question.dialogue'), t('question.dialogueHelp'))}
    </div>
  )
}
