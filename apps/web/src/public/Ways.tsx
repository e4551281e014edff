import { networkNames, networkPage, networks } from '@naru/api/operator'
import { Icon } from '@naru/ui/Icon'
import { Link } from '@naru/ui/Link'
import { Stack } from '@naru/ui/Stack'
import { contact, operator } from '@naru/app-shell/operator'
import { useAccountText } from '../account/text/account'
import * as css from './Contact.css'

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
              {networkNames[network]}
            </Link>
          </li>
        )
      })}
    </Stack>
  )
}
