import { useId, useState } from 'react'
import { Alert } from '@naru/ui/Alert'
import { Button } from '@naru/ui/Button'
import { Checkbox } from '@naru/ui/Checkbox'
import { Form } from '@naru/ui/Form'
import { createOriginal, OriginalText } from '@naru/ui/language'
import { Select } from '@naru/ui/Select'
import { Stack } from '@naru/ui/Stack'
import { TextField } from '@naru/ui/TextField'
import type { Speaker } from '../recording/ports'
import { useRecorderText, type RecorderText } from '../../text'
import * as css from './recorder.css'

interface ConsentFormProps {
  /** The voice that needs a speaker. */
  voice: string
  speakers: readonly Speaker[]
  isSaving: boolean
  failure?: string | undefined
  /** Called with the name and the text that the speaker agreed to. */
  onAgree: (name: string, statement: string) => void
  onChoose: (speaker: Speaker) => void
}

const other = ''

const recorderOriginal = createOriginal<RecorderText>('recorder', () => import('../../text/en/recorder'))

/** Asks who speaks, and for the consent, before the first take of a voice. */
export function ConsentForm({ voice, speakers, isSaving, failure, onAgree, onChoose }: ConsentFormProps) {
  const { consent: text, voice: nameOf } = useRecorderText()
  const headingId = useId()
  const [known, setKnown] = useState(speakers[0]?.id ?? other)
  const [name, setName] = useState('')
  const [hasAgreed, setAgreed] = useState(false)
  const [isChecked, setChecked] = useState(false)
  const chosen = speakers.find(({ id }) => id === known)
  const noName = isChecked && name.trim() === ''
  const notAgreed = isChecked && !hasAgreed

  const submit = () => {
    if (chosen !== undefined) {
      onChoose(chosen)
      return
    }
    setChecked(true)
    if (name.trim() !== '' && hasAgreed) onAgree(name.trim(), text.statement)
  }

  return (
    <section className={css.stage} aria-labelledby={headingId}>
      <h2 id={headingId} className={css.heading}>
        {text.title}
      </h2>
      <p className={css.note}>{text.lead(nameOf(voice))}</p>
      <Form validationBehavior="aria" onSubmit={submit}>
        <Stack gap={16}>
          {speakers.length > 0 && (
            <Select
              label={text.known}
              items={[...speakers.map((one) => ({ id: one.id, label: one.name })), { id: other, label: text.other }]}
              value={known}
              onChange={setKnown}
            />
          )}
          {chosen === undefined && (
            <>
              <blockquote className={css.statement}>
                {text.statement}
                <OriginalText original={recorderOriginal}>
                  {({ consent }) => <small>{consent.statement}</small>}
                </OriginalText>
              </blockquote>
              <TextField
                label={text.name}
                value={name}
                onChange={setName}
                maxLength={100}
                autoComplete="off"
                errorMessage={noName ? text.noName : undefined}
              />
              <Checkbox isSelected={hasAgreed} onChange={setAgreed}>
                {text.agrees}
              </Checkbox>
              {notAgreed && <Alert tone="danger">{text.notAgreed}</Alert>}
            </>
          )}
          {failure !== undefined && <Alert tone="danger">{failure}</Alert>}
          <div>
            <Button variant="primary" type="submit" size="large" isPending={isSaving}>
              {chosen === undefined ? text.save : text.use}
            </Button>
          </div>
        </Stack>
      </Form>
    </section>
  )
}
