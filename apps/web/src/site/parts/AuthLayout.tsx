import { Page } from '@naru/ui/Page'
import type { ReactNode } from 'react'
import * as css from './AuthLayout.css'
import { HeroScene, type Scene } from './HeroScene'

/** Props of AuthLayout. */
export interface AuthLayoutProps {
  /** The drawing beside the form. */
  scene: Scene
  /** Heading, form and links. */
  children: ReactNode
}

/** The layout of sign-up and login. */
export const AuthLayout = ({ scene, children }: AuthLayoutProps) => (
  <Page>
    <div className={css.sheet}>
      <div className={css.body}>{children}</div>
      <div className={css.side}>
        <div className={css.drawing}>
          <HeroScene scene={scene} />
        </div>
      </div>
    </div>
  </Page>
)
