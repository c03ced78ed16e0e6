import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Box } from '../Box/Box';
import { useFollow } from '../NavigationProvider/NavigationProvider';
import * as styles from './TabLinks.css';

export interface TabLink {
  key: string;
  label: ReactNode;
  href: string;
}

export interface TabLinksProps {
  label: string;
  tabs: readonly TabLink[];
  current: string;
}

/** Screens that belong together, each at its own address. They look like tabs and are links. */
export function TabLinks({ label, tabs, current }: TabLinksProps) {
  const list = useRef<HTMLElement>(null);
  // On a narrow screen the current tab may be out of view; only the list scrolls, never the page.
  useLayoutEffect(() => {
    const place = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (!list.current || !place) return;
    list.current.scrollLeft = place.offsetLeft - (list.current.clientWidth - place.offsetWidth) / 2;
  }, [current]);
  return (
    <Box as="nav" ref={list} aria-label={label} className={styles.list}>
      {tabs.map(({ key, ...tab }) => (
        <OneLink key={key} isCurrent={key === current} {...tab} />
      ))}
    </Box>
  );
}

function OneLink({ label, href, isCurrent }: Omit<TabLink, 'key'> & { isCurrent: boolean }) {
  const follow = useFollow(href);
  return (
    <Box
      as="a"
      href={href}
      onClick={follow}
      aria-current={isCurrent ? 'page' : undefined}
      className={styles.tab}
    >
      {label}
    </Box>
  );
}
