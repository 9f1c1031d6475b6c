import { expect, test, vi } from 'vitest';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { hostileAddresses } from '#domain/testing/hostile-addresses';
import { fakePlatform } from '../../platform/fake-platform';
import { PlatformContext } from '../../platform/platform';
import { GuestGame } from './guest-game';

test.each(hostileAddresses)('?game=%j is not available, and nothing is requested', (gameId) => {
  const { platform } = fakePlatform({});
  const sent = vi.spyOn(platform.guestApi, 'send');
  render(
    <PlatformContext.Provider value={platform}>
      <MemoryRouter>
        <GuestGame gameId={gameId} Player={() => null} onClose={() => undefined} />
      </MemoryRouter>
    </PlatformContext.Provider>,
  );
  expect(screen.getByText('This game is not available')).toBeInTheDocument();
  expect(document.body.innerHTML).not.toContain('evil');
  expect(sent).not.toHaveBeenCalled();
});
