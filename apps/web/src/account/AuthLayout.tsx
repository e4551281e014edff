import { Page } from '@naru/ui/Page'
import type { ReactNode } from 'react'
import * as css from './AuthLayout.css'
import { HeroScene, type Scene } from '../public/home/HeroScene'

export const AuthLayout = ({ scene, children }: { scene: Scene; children: ReactNode }) => (
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
