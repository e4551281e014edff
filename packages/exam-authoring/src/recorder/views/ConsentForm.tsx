import { Alert } from '@naru/ui/Alert'
import { Button } from '@naru/ui/Button'
import { Checkbox } from '@naru/ui/Checkbox'
import { Form } from '@naru/ui/Form'
import { Select } from '@naru/ui/Select'
import { Stack } from '@naru/ui/Stack'
import { TextField } from '@naru/ui/TextField'
import { createOriginal, OriginalText } from '@naru/ui/language'
import { useId, useState } from 'react'
import type english from '../../text/en/recorder.json'
import { useRecorderText, voiceName } from '../../text/recorder'
import type { Speaker } from '../recording/ports'
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

const recorderOriginal = createOriginal<typeof english>('recorder', () => import('../../text/en/recorder.json'))

/** Asks who speaks, and for the consent, before the first take of a voice. */
export function ConsentForm({ voice, speakers, isSaving, failure, onAgree, onChoose }: ConsentFormProps) {
  const t = useRecorderText()
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
    if (name.trim() !== '' && hasAgreed) onAgree(name.trim(), t('consent.statement'))
  }

  return (
    <section className={css.stage} aria-labelledby={headingId}>
      <h2 id={headingId} className={css.heading}>
        {t('consent.title')}
      </h2>
      <p className={css.note}>{t('consent.lead', { voice: voiceName(t, voice) })}</p>
      <Form validationBehavior="aria" onSubmit={submit}>
        <Stack gap={16}>
          {speakers.length > 0 && (
            <Select
              label={t('consent.known')}
              items={[
                ...speakers.map((one) => ({ id: one.id, label: one.name })),
                { id: other, label: t('consent.other') },
              ]}
              value={known}
              onChange={setKnown}
            />
          )}
          {chosen === undefined && (
            <>
              <blockquote className={css.statement}>
                {t('consent.statement')}
                <OriginalText original={recorderOriginal}>
                  {(t) => <small>{t('consent.statement')}</small>}
                </OriginalText>
              </blockquote>
              <TextField
                label={t('consent.name')}
                value={name}
                onChange={setName}
                maxLength={100}
                autoComplete="off"
                errorMessage={noName ? t('consent.noName') : undefined}
              />
              <Checkbox isSelected={hasAgreed} onChange={setAgreed}>
                {t('consent.agrees')}
              </Checkbox>
              {notAgreed && <Alert tone="danger">{t('consent.notAgreed')}</Alert>}
            </>
          )}
          {failure !== undefined && <Alert tone="danger">{failure}</Alert>}
          <div>
            <Button variant="primary" type="submit" size="large" isPending={isSaving}>
              {chosen === undefined ? t('consent.save') : t('consent.use')}
            </Button>
          </div>
        </Stack>
      </Form>
    </section>
  )
}
