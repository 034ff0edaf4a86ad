import { useRef } from 'react';
import { Link, NavLink } from 'react-router';
import type { ShellData } from '#app/shell/shell-data.ts';
import { Icon } from '#app/ui/icon.tsx';
import { useVisit } from '#app/ui/visit.ts';
import { LanguageSwitcher } from './language-switcher.tsx';
import { Logo } from './logo.tsx';
import { NavMenu } from './nav-menu.tsx';
import { useMenus } from './use-menus.ts';
import { useSearchShortcut } from './use-search-shortcut.ts';

const navId = 'site-nav';

export function Header({ shell: { copy, menus, publicSettings } }: { shell: ShellData }) {
  const nav = useRef<HTMLElement>(null);
  const { address } = useVisit();
  useMenus(nav);
  useSearchShortcut();
  return (
    <header className="site-header">
      <div className="measure flex items-center gap-x-2 sm:gap-x-4 lg:flex-wrap">
        <Link to={address('/')} className="flex items-center gap-2" aria-label={copy.homeLink}>
          <Logo />
        </Link>
        <nav
          id={navId}
          ref={nav}
          className="site-nav"
          popover="auto"
          aria-label={copy.mainNavigation}
        >
          {menus.map((menu) => (
            <NavMenu key={menu.id} menu={menu} newMark={copy.newMark} />
          ))}
          <NavLink to={address('/blog-intelligent')} className="nav-entry">
            {copy.blog}
          </NavLink>
          <NavLink to={address('/contact')} className="nav-entry">
            {copy.contact}
          </NavLink>
          <Link to={address('/contact')} className="button button-primary mt-4 w-full sm:hidden">
            {copy.bookDemo}
          </Link>
        </nav>
        <div className="ml-auto flex flex-wrap items-center justify-end gap-x-1 sm:gap-x-3">
          <SearchLink label={copy.search} />
          <LanguageSwitcher copy={copy.language} open={publicSettings.languages} />
          <Link to={address('/contact')} className="button button-primary small max-sm:hidden">
            {copy.bookDemo}
          </Link>
        </div>
        {/* Outside of what may wrap: the phone menu must never cover it. */}
        <button
          type="button"
          popoverTarget={navId}
          className="header-control border border-line-2 lg:hidden"
          aria-label={copy.mobileMenu}
        >
          <Icon name="menu" />
        </button>
      </div>
    </header>
  );
}

function SearchLink({ label }: { label: string }) {
  const { address } = useVisit();
  return (
    <Link
      to={address('/search', '#q')}
      className="header-control text-dust hover:text-star"
      aria-label={label}
    >
      <Icon name="search" className="icon size-5" />
    </Link>
  );
}
