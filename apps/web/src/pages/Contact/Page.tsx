import { Card } from '@naru/ui/Card'
import { Icon } from '@naru/ui/Icon'
import { Link } from '@naru/ui/Link'
import { Page } from '@naru/ui/Page'
import { Stack } from '@naru/ui/Stack'
import { useTitle } from '../../app/useTitle'
import { contact } from '../../content/contact'
import { PageHead } from '../../parts/PageHead'
import { useText } from '../../text'
import { ContactForm } from './ContactForm'
import * as css from './Page.css'

/** How to reach the operator, and the form. */
export const ContactPage = () => {
  const { contact: text } = useText()
  useTitle(text.title)
  return (
    <Page>
      <Stack gap={32}>
        <PageHead title={text.title} lead={text.lead} />
        <div className={css.columns}>
          <Card>
            <ContactForm />
          </Card>
          <Stack gap={16}>
            <span className={css.way}>
              <Icon name="phone" label={text.phone} />
              <Link href={`tel:${contact.phone.replaceAll(' ', '')}`}>{contact.phone}</Link>
            </span>
            <span className={css.way}>
              <Icon name="mail" label={text.email} />
              <Link href={`mailto:${contact.email}`}>{contact.email}</Link>
            </span>
            {contact.networks.map(({ name, href }) => (
              <span key={name} className={css.way}>
                <Icon name="link" />
                <Link href={href} target="_blank" rel="noreferrer">
                  {name}
                </Link>
              </span>
            ))}
          </Stack>
        </div>
      </Stack>
    </Page>
  )
}
