import { createRoot } from 'react-dom/client';
import './styles.css';
import { startTheme } from '../platform/theme';
import { App } from './app';

const mount = () => {
  const element = document.getElementById('root');
  if (!element) throw new Error('The page has no element #root.');
  startTheme();
  createRoot(element).render(<App />);
};

try {
  mount();
} catch (fault) {
  console.error('Error while mounting app', fault);
}
