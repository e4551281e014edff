import { factIn, networkPage, networks, phoneHref, placeholders } from '@naru/api/operator'
import { Icon } from '@naru/ui/Icon'
import { Link } from '@naru/ui/Link'
import { Stack } from '@naru/ui/Stack'
import { operator } from '@naru/app-shell/operator'
import { useAccountText } from '../account/text/account'
import * as css from './Contact.css'

/** @returns the operator's phone number and email address, and the addresses of their links */
export const contact = () => {
  const phone = factIn(operator(), 'phone', 'en')?.text ?? placeholders.phone
  const email = factIn(operator(), 'email', 'en')?.text ?? placeholders.email
  return { phone: { text: phone, href: phoneHref(phone) }, email: { text: email, href: `mailto:${email}` } }
}

export const Ways = () => {
  const t = useAccountText()
  const { phone, email } = contact()
  return (
    <>
      <span className={css.way}>
        <Icon name="phone" label={t('contact.phone')} />
        <Link href={phone.href}>{phone.text}</Link>
      </span>
      <span className={css.way}>
        <Icon name="mail" label={t('contact.email')} />
        <Link href={email.href}>{email.text}</Link>
      </span>
    </>
  )
}

const names = { facebook: 'Facebook', youtube: 'YouTube', instagram: 'Instagram' } as const

export const Networks = () => {
  const t = useAccountText()
  return (
    <Stack as="ul" gap={12} aria-label={t('contact.networks')}>
      {networks.map((network) => {
        const href = networkPage(operator(), network)
        if (href === undefined) return null
        return (
          <li key={network} className={css.way} data-fact={network}>
            <Icon name={network} />
            <Link href={href} target="_blank" rel="noreferrer">
              {names[network]}
            </Link>
          </li>
        )
      })}
    </Stack>
  )
}
