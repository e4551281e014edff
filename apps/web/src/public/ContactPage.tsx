import { Drawing } from '@naru/exam-kit/internal/Drawing'
import { Card } from '@naru/ui/Card'
import { Page } from '@naru/ui/Page'
import { Stack } from '@naru/ui/Stack'
import { useTitle } from '@naru/app-shell/useTitle'
import { PageHead } from '@naru/app-shell/parts/PageHead'
import { useAccountText } from '../account/text/account'
import { ContactForm } from './ContactForm'
import * as css from './Contact.css'
import { Networks, Ways } from './Ways'

export const ContactPage = () => {
  const t = useAccountText()
  useTitle(t('contact.title'))
  return (
    <Page>
      <Stack gap={32}>
        <PageHead title={t('contact.title')} lead={t('contact.lead')} />
        <div className={css.columns}>
          <Card>
            <ContactForm />
          </Card>
          <Card>
            <Stack gap={16}>
              <Drawing name="boat" />
              <Ways />
              <Networks />
            </Stack>
          </Card>
        </div>
      </Stack>
    </Page>
  )
}
