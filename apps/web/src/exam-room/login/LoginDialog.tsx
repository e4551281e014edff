import { Alert } from '@naru/ui/Alert'
import { Button } from '@naru/ui/Button'
import { Dialog } from '@naru/ui/Dialog'
import { Form } from '@naru/ui/Form'
import { PasswordField } from '@naru/ui/PasswordField'
import { Stack } from '@naru/ui/Stack'
import { Text } from '@naru/ui/Text'
import { TextField } from '@naru/ui/TextField'
import { useState } from 'react'
import { logIn, readUserData } from '@naru/api'
import { isolate } from '@naru/exam-kit/content'
import { refusal, useErrors } from '@naru/app-shell/errors'
import { setLoginNeeded, withNobodyPresent } from '@naru/app-shell/attempt'
import { api } from '@naru/app-shell/api'
import { tabMemory } from '@naru/app-shell/authSession'
import { rememberedEmail } from '@naru/app-shell/state/rememberedEmail'
import { useSharedText } from '@naru/app-shell/text'
import { useSingleFlight } from '@naru/app-shell/useSingleFlight'
import { rememberUser } from '../openAttempt'
import { useExamRoomText } from '../text'

export interface LoginDialogProps {
  ownerId: string
  /** The owner's name; '' or undefined if unknown. */
  candidate: string | undefined
  isOpen: boolean
  onClose: () => void
  /** Called after the owner of the exam logs in again. */
  onLoggedIn: () => void
}

/** Logs in without leaving the exam. Rejects another learner's login: nothing of this exam is sent with it. */
export const LoginDialog = ({ ownerId, candidate, isOpen, onClose, onLoggedIn }: LoginDialogProps) => {
  const tShared = useSharedText()
  const { formatError, formatFailure } = useErrors()
  const tExamRoom = useExamRoomText()
  const [email, setEmail] = useState(rememberedEmail)
  const [password, setPassword] = useState('')
  const [error, setError] = useState<string>()
  const [run, isPending] = useSingleFlight()

  const enter = async () => {
    const { success, message } = await withNobodyPresent(() => logIn(api, { email: email.trim(), password }))
    if (!success) return setError(formatFailure('login', refusal(message)))
    tabMemory.remember(true)
    const user = await readUserData(api)
    rememberUser(user)
    setPassword('')
    if (user.userId !== ownerId) return setError(tExamRoom('otherLearner'))
    setLoginNeeded(false)
    onClose()
    onLoggedIn()
  }
  const submit = async () => {
    setError(undefined)
    try {
      await enter()
    } catch (failure) {
      setError(formatError('login', failure))
    }
  }

  return (
    <Dialog title={tExamRoom('logInTitle')} isOpen={isOpen} onClose={onClose}>
      <Form onSubmit={() => run(submit)}>
        <Stack gap={16}>
          <Text>
            {candidate ? tExamRoom('logInText', { name: isolate(candidate) }) : tExamRoom('logInTextUnnamed')}
          </Text>
          <TextField
            label={tShared('login.email')}
            name="email"
            type="email"
            autoComplete="username"
            isRequired
            value={email}
            onChange={setEmail}
          />
          <PasswordField
            label={tShared('login.password')}
            name="password"
            autoComplete="current-password"
            isRequired
            value={password}
            onChange={setPassword}
          />
          {error !== undefined && <Alert tone="danger">{error}</Alert>}
          <Button variant="primary" type="submit" fullWidth isDisabled={isPending}>
            {isPending ? tShared('login.submitting') : tShared('login.submit')}
          </Button>
        </Stack>
      </Form>
    </Dialog>
  )
}
