import { Button } from '@naru/ui/Button'
import { Heading } from '@naru/ui/Heading'
import { Icon } from '@naru/ui/Icon'
import { Inline } from '@naru/ui/Inline'
import { useId } from 'react'
import { DraftField } from './DraftField'
import * as css from './editor.css'
import { useEditorText } from './editorText'
import { FaultMessage } from './FaultMessage'
import { errorAt } from './faultWords'
import { LanguageTabs, TranslationFields } from './HelpPart'
import { MaterialMedia } from './MaterialMedia'
import type { MediaByName, MediaTarget } from './media'
import type { Changes, DraftFault, DraftGroup, DraftQuestion, Edit } from './model'
import { rangesOf } from './numbers'
import { ScriptPart } from './ScriptPart'

/** Props of GroupPart. */
export interface GroupPartProps {
  /** The group. */
  group: DraftGroup
  /** Numbers of its questions. */
  members: readonly number[]
  /** Type of its questions. */
  type: DraftQuestion['type']
  /** What the checks say about the group. */
  faults: readonly DraftFault[]
  /** The files by media name. */
  media: MediaByName
  /** Whether nothing can be changed. */
  isReadOnly: boolean
  /** Receives each edit. */
  onEdit: (edit: Edit) => void
  /** Opens the library for a field. */
  onPickMedia: (target: MediaTarget) => void
  /** Opens the recorder for a field. @default there is no recorder */
  onRecord?: ((target: MediaTarget) => void) | undefined
}

/** What the questions of a group share. */
export const GroupPart = (props: GroupPartProps) => {
  const { group, members, type, faults, media, isReadOnly, onEdit, onPickMedia, onRecord } = props
  const words = useEditorText()
  const { group: text, help } = words
  const heading = useId()
  const { id } = group
  const change = (changes: Changes<DraftGroup>) => onEdit({ kind: 'changeGroup', id, changes })
  const whole = faults.filter(({ field }) => field === '')
  return (
    <section className={css.group} aria-labelledby={heading} data-group={id}>
      <Inline justify="between">
        <Heading level={3} size="lg" id={heading}>
          {text.title(rangesOf(members))}
        </Heading>
        {!isReadOnly && (
          <Button
            size="small"
            variant="quiet"
            aria-description={text.removeHelp}
            onPress={() => onEdit({ kind: 'removeGroup', id })}
          >
            {text.remove}
          </Button>
        )}
      </Inline>
      {whole.map(({ message }) => (
        <span key={message} className={css.fieldError}>
          <Icon name="error" size="small" />
          <FaultMessage message={message} />
        </span>
      ))}
      <DraftField
        label={text.text}
        field="text"
        lang="ko"
        multiline
        value={group.text}
        error={errorAt(words, faults, 'text')}
        isReadOnly={isReadOnly}
        onCommit={(typed) => change({ text: typed })}
      />
      <MaterialMedia
        material={group}
        clipHead={{ numbers: members, text: group.text }}
        part={{ group: id }}
        hasPicture
        hasClip={type === 'listening' || group.audio !== undefined}
        media={media}
        faults={faults}
        isReadOnly={isReadOnly}
        onChange={change}
        onPickMedia={onPickMedia}
        onRecord={onRecord}
      />
      {type === 'listening' && (
        <ScriptPart material={group} faults={faults} isReadOnly={isReadOnly} onChange={change} />
      )}
      <LanguageTabs label={help.label}>
        {(language) => (
          <TranslationFields
            translations={group.translations}
            language={language}
            hasTranscript={type === 'listening'}
            faults={faults}
            isReadOnly={isReadOnly}
            onChange={(translations) => change({ translations })}
          />
        )}
      </LanguageTabs>
    </section>
  )
}
