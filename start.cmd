@echo off
rem Starts RTO Desk on Windows by a double click. Close the window, or press Ctrl-C, to stop it.
title RTO Desk
where node >nul 2>nul
if errorlevel 1 (
  echo RTO Desk needs Node.js 20.19 or newer, best 24: https://nodejs.org
  echo Install it, then start this file again.
  pause
  exit /b 1
)
node "%~dp0scripts\start.mjs"
if %errorlevel% neq 0 pause
