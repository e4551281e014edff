import type { PaperGroup } from '@naru/exam-kit/content'
import { Button } from '@naru/ui/Button'
import { Heading } from '@naru/ui/Heading'
import { Inline } from '@naru/ui/Inline'
import { useId } from 'react'
import * as css from '../editor.css'
import { useEditorText } from '../editorText'
import { PartFaults } from '../faults/FieldError'
import { DraftField } from '../fields/DraftField'
import { rangesOf } from '../fields/numbers'
import { Part, usePart } from '../fields/partContext'
import type { Changes, DraftFault, DraftQuestion } from '../model'
import { LanguageTabs, TranslationFields } from './HelpPart'
import { MaterialMedia } from './MaterialMedia'
import { ScriptPart } from './ScriptPart'

interface GroupPartProps {
  group: PaperGroup
  members: readonly number[]
  type: DraftQuestion['type']
  faults: readonly DraftFault[]
}

/** What the questions of a group share. */
export const GroupPart = ({ group, members, type, faults }: GroupPartProps) => {
  const { isReadOnly, onEdit } = usePart()
  const t = useEditorText()
  const heading = useId()
  const { id } = group
  const change = (changes: Changes<PaperGroup>) => onEdit({ kind: 'changeGroup', id, changes })
  return (
    <Part faults={faults}>
      <section className={css.group} aria-labelledby={heading} data-group={id}>
        <Inline justify="between">
          <Heading level={3} size="lg" id={heading}>
            {t('group.title', { numbers: rangesOf(members) })}
          </Heading>
          {!isReadOnly && (
            <Button
              size="small"
              variant="quiet"
              aria-description={t('group.removeHelp')}
              onPress={() => onEdit({ kind: 'removeGroup', id })}
            >
              {t('group.remove')}
            </Button>
          )}
        </Inline>
        <PartFaults faults={faults} />
        <DraftField
          label={t('group.text')}
          field="text"
          lang="ko"
          multiline
          value={group.text}
          onCommit={(typed) => change({ text: typed })}
        />
        <MaterialMedia
          material={group}
          clipHead={{ numbers: members, text: group.text }}
          part={{ group: id }}
          hasPicture
          hasClip={type === 'listening' || group.audio !== undefined}
          onChange={change}
        />
        {type === 'listening' && <ScriptPart material={group} onChange={change} />}
        <LanguageTabs label={t('help.label')}>
          {(language) => (
            <TranslationFields
              translations={group.translations}
              language={language}
              hasTranscript={type === 'listening'}
              onChange={(translations) => change({ translations })}
            />
          )}
        </LanguageTabs>
      </section>
    </Part>
  )
}
