import { registerMutation } from '@naru/api/queries'
import { Alert } from '@naru/ui/Alert'
import { Button } from '@naru/ui/Button'
import { Form } from '@naru/ui/Form'
import { Grid } from '@naru/ui/Grid'
import { Link } from '@naru/ui/Link'
import { PasswordField } from '@naru/ui/PasswordField'
import { isValidPhoneNumber, PhoneField } from '@naru/ui/PhoneField'
import { Stack } from '@naru/ui/Stack'
import { Text } from '@naru/ui/Text'
import { TextField } from '@naru/ui/TextField'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useState, type ReactNode } from 'react'
import { api } from '@naru/app-shell/api'
import { useErrors } from '@naru/app-shell/errors'
import { NameFields } from './NameFields'
import { useForm } from '@naru/app-shell/forms/useForm'
import { validateSignup, type SignupField, type SignupValues } from './signup'
import { AuthLayout } from './AuthLayout'
import { PageHead } from '@naru/app-shell/parts/PageHead'
import { readReturn, withReturn } from '@naru/app-shell/authSession'
import type { NewAccount } from './newAccount'
import { useSharedText } from '@naru/app-shell/text'
import { useSingleFlightMutation } from '@naru/app-shell/useSingleFlightMutation'
import { useAccountText } from './text/account'
import { useTime } from '../routerContext'
import * as css from './Signup.css'

const empty: SignupValues = { name: '', lName: '', phone: '', email: '', password: '' }

/** Milliseconds for which the success is shown before /login opens. */
const successMs = 1500

export interface SignupPageProps {
  /** The path to open after login. */
  returnTo: string
}

const toNewTab = (href: string) => (words: ReactNode) => (
  <Link href={href} target="_blank">
    {words}
  </Link>
)

/** Sign-up with five fields; success opens /login. */
export const SignupPage = ({ returnTo }: SignupPageProps) => {
  const tAccount = useAccountText()
  const tShared = useSharedText()
  const { failureOf } = useErrors()
  const router = useRouter()
  const time = useTime()
  const { values, errors, isValid, ...form } = useForm(empty, (typed) => validateSignup(typed, isValidPhoneNumber))
  const [newAccount, setNewAccount] = useState<NewAccount>()
  const isDone = newAccount !== undefined
  const loginHref = withReturn('/login', returnTo)

  useEffect(
    () =>
      newAccount &&
      time.after(
        successMs,
        () => void router.navigate({ to: '/login', search: readReturn({ returnTo }), state: { newAccount } }),
      ),
    [newAccount, time, router, returnTo],
  )

  const register = useSingleFlightMutation({
    ...registerMutation(api),
    onSuccess: ({ success, isCodeMailed = false }, { email }) => {
      if (success) setNewAccount({ email, isCodeMailed })
    },
  })
  const failure = failureOf('signup', register)

  const submit = () => {
    register.reset()
    if (!isValid()) return
    register.mutate({ ...values, name: values.name.trim(), lName: values.lName.trim(), email: values.email.trim() })
  }

  const isBusy = register.isPending || isDone

  const field = (name: SignupField) => ({
    ...form.field(name),
    isRequired: true,
    errorMessage: errors[name] && tAccount(`signup.errors.${errors[name]}`),
  })

  return (
    <AuthLayout scene="learn">
      <PageHead tab={tAccount('signup.title')} title={tAccount('signup.heading')} lead={tAccount('signup.lead')} />
      <Form
        validationBehavior="aria"
        onSubmit={() => {
          if (!isBusy) submit()
        }}
      >
        <Stack gap={16}>
          <Grid columns={2} gap={16} className={css.names}>
            <NameFields
              first={
                <TextField
                  {...field('name')}
                  name="name"
                  label={tAccount('signup.firstName')}
                  maxLength={300}
                  autoComplete="given-name"
                />
              }
              family={
                <TextField
                  {...field('lName')}
                  name="lName"
                  label={tAccount('signup.lastName')}
                  maxLength={300}
                  autoComplete="family-name"
                />
              }
            />
          </Grid>
          <PhoneField {...field('phone')} label={tAccount('signup.phone')} defaultCountry="LK" />
          <TextField
            {...field('email')}
            name="email"
            label={tAccount('signup.email')}
            type="email"
            autoComplete="email"
          />
          <PasswordField
            {...field('password')}
            label={tAccount('signup.password')}
            description={tAccount('signup.passwordHint')}
            autoComplete="new-password"
          />
          <Text tone="muted" size="sm">
            {tAccount.rich('signup.agreement', {
              terms: toNewTab('/termsAndConditions'),
              privacy: toNewTab('/privacyPolicy'),
            })}
          </Text>
          {failure !== undefined && <Alert tone="danger">{failure}</Alert>}
          {isDone && <Alert tone="success">{tShared('login.accountReady')}</Alert>}
          <Button variant="primary" size="large" type="submit" fullWidth isDisabled={isBusy}>
            {register.isPending ? tAccount('signup.submitting') : tAccount('signup.submit')}
          </Button>
        </Stack>
      </Form>
      <Text tone="muted">
        {tAccount('signup.haveAccount')} <Link href={loginHref}>{tAccount('signup.login')}</Link>
      </Text>
    </AuthLayout>
  )
}
